export { findAnnouncement, findMailedAnnouncement } from "./announcement.sql.ts";
