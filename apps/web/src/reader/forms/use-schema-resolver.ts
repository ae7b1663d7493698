import { fields } from "@daily-quran/domain/texts/en/fields";
import { schemaResolver } from "@mantine/form";
import { useTexts } from "../../texts/use-texts.ts";

const isKnown = (message: unknown): message is keyof typeof fields => String(message) in fields;

/** Checks a form's values by a schema, and says what is wrong in the language of the document. */
export function useSchemaResolver(schema: Parameters<typeof schemaResolver>[0]) {
  const t = useTexts("fields");
  const check = schemaResolver(schema, { sync: true });
  return (values: object) =>
    Object.fromEntries(
      Object.entries(check({ ...values })).map(([name, message]) => [
        name,
        isKnown(message) ? t(message) : message,
      ]),
    );
}
