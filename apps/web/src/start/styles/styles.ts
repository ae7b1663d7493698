import "virtual:mantine-variables.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "virtual:palette.css";
import "./mantine-colors.css";
import "./base.css";
import "../../fonts/bengali-font.css";
