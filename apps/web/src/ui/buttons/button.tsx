import { Button as MantineButton } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";

/** Mantine's button, as high as a finger is wide. */
export const Button = MantineButton.withProps({ h: 44 });
