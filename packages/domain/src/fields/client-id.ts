import { z } from "zod";

/**
 * The id that a client makes for what it asks for, a UUID. A repeat with the same one, after an answer that got
 * lost, makes nothing twice and gets the first answer's thing.
 */
export const ClientId = z.uuid("A client id is a UUID.").toLowerCase();
