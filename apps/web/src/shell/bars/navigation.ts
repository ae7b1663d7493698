import * as webPaths from "@daily-quran/domain/web-paths";
import { type Icon, IconBook2, IconCalendar, IconLanguage, IconUsers } from "@tabler/icons-react";
import type { Catalogues } from "../../texts/catalogues.ts";
import { isRouted } from "../routes/routes.ts";

interface Destination {
  readonly path: string;
  /** Its text of the shell. */
  readonly label: keyof Catalogues["shell"] & ("today" | "schedule" | "words" | "groups");
  readonly icon: Icon;
}

const destinations: readonly Destination[] = [
  { path: webPaths.home, label: "today", icon: IconBook2 },
  { path: webPaths.schedule, label: "schedule", icon: IconCalendar },
  { path: webPaths.words, label: "words", icon: IconLanguage },
  { path: webPaths.groups, label: "groups", icon: IconUsers },
];

/** The links of the header and the bottom bar. */
export const navigation = destinations.filter(({ path }) => isRouted(path));
