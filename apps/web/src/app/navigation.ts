import { type Icon, IconBook2, IconCalendar, IconLanguage, IconUsers } from "@tabler/icons-react";
import { paths } from "./paths.ts";
import { isRouted } from "./routes.ts";

export interface Destination {
  readonly path: string;
  readonly label: string;
  readonly icon: Icon;
}

const destinations: readonly Destination[] = [
  { path: paths.home, label: "Today", icon: IconBook2 },
  { path: paths.schedule, label: "Schedule", icon: IconCalendar },
  { path: paths.words, label: "Words", icon: IconLanguage },
  { path: paths.groups, label: "Groups", icon: IconUsers },
];

/** The places that the header and the bottom bar lead to. */
export const navigation = destinations.filter(({ path }) => isRouted(path));
