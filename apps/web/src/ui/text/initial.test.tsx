import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Initial } from "./initial.tsx";

test.each([
  ["amina", "A"],
  ["ক্ষমা", "ক্ষ"],
  ["কৃষ্ণা", "কৃ"],
  ["শ্রাবণী", "শ্রা"],
  ["👨‍👩‍👧 family", "👨‍👩‍👧"],
  ["🌙", "🌙"],
  ["ـُأَمِينَة", "ـُ"],
  ["", "?"],
])("the initial of %s is %s", (name, initial) => {
  const { container } = render(<Initial name={name} />);
  expect(container.textContent).toBe(initial);
});
