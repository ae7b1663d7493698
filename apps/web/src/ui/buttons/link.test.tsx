import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { Link, NavLink } from "./link.tsx";

function Here() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function renderAt(url: string, links: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={[url]}>
      {links}
      <Here />
    </MemoryRouter>,
  );
}

test("a link navigates within the app", async () => {
  renderAt("/groups/7", <Link to="?tab=members">Members</Link>);
  const link = screen.getByRole("link", { name: "Members" });
  expect(link.getAttribute("href")).toBe("/groups/7?tab=members");
  await userEvent.click(link);
  expect(screen.getByText("/groups/7?tab=members")).toBeDefined();
});

test("a click that its handler prevents, or that opens a new tab, does not navigate", async () => {
  renderAt(
    "/",
    <>
      <Link to="/about" onClick={(event) => event.preventDefault()}>
        Prevented
      </Link>
      <Link to="/about">New tab</Link>
    </>,
  );
  await userEvent.click(screen.getByText("Prevented"));
  // jsdom has no tabs: after React's handlers nothing is left to do.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText("New tab"), { ctrlKey: true });
  expect(screen.getByText("/")).toBeDefined();
});

test.each([
  ["/", [true, false]],
  ["/groups", [false, true]],
  ["/Groups/7", [false, true]],
  ["/groupsies", [false, false]],
])("at %s the links of home and groups are current: %j", (url, expected) => {
  renderAt(
    url,
    <>
      <NavLink to="/">Home</NavLink>
      <NavLink to="/groups">Groups</NavLink>
    </>,
  );
  const current = screen.getAllByRole("link").map((link) => link.ariaCurrent === "page");
  expect(current).toEqual(expected);
});
