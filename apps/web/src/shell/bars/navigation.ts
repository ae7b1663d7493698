import * as webPaths from "@daily-quran/domain/web-paths";
import { type Icon, IconBook, IconCalendar, IconSun, IconUsers } from "@tabler/icons-react";
import type { Catalogues } from "../../texts/catalogues.ts";
import { isRouted } from "../routes/routes.ts";

interface Destination {
  readonly path: string;
  /** Its text of the shell. */
  readonly label: keyof Catalogues["shell"] & ("today" | "schedule" | "quran" | "groups");
  readonly icon: Icon;
}

const destinations: readonly Destination[] = [
  { path: webPaths.home, label: "today", icon: IconSun },
  { path: webPaths.schedule, label: "schedule", icon: IconCalendar },
  { path: webPaths.quran, label: "quran", icon: IconBook },
  { path: webPaths.groups, label: "groups", icon: IconUsers },
];

/** The links of the header and the bottom bar. */
export const navigation = destinations.filter(({ path }) => isRouted(path));
