import * as webPaths from "@daily-quran/domain/web-paths";
import { type Icon, IconBook2, IconCalendar, IconLanguage, IconUsers } from "@tabler/icons-react";
import { isRouted } from "./routes.ts";

interface Destination {
  readonly path: string;
  readonly label: string;
  readonly icon: Icon;
}

const destinations: readonly Destination[] = [
  { path: webPaths.home, label: "Today", icon: IconBook2 },
  { path: webPaths.schedule, label: "Schedule", icon: IconCalendar },
  { path: webPaths.words, label: "Words", icon: IconLanguage },
  { path: webPaths.groups, label: "Groups", icon: IconUsers },
];

/** The links of the header and the bottom bar. */
export const navigation = destinations.filter(({ path }) => isRouted(path));
