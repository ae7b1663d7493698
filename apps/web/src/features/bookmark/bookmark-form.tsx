import { MAX_LABEL_LENGTH, MAX_NOTE_LENGTH } from "@daily-quran/domain/progress/progress-limits";
import { Button } from "@mantine/core";
import "@mantine/core/styles/Button.layer.css";
import { useId, useState } from "react";
import { useTexts } from "../../texts/use-texts.ts";
import { TextAreaField } from "../../ui/fields/text-area-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormButtons, FormLayout } from "../../ui/forms/form-layout.tsx";
import { changeBookmark, removeBookmark } from "./set-bookmark.ts";
import type { BookmarkItem } from "./use-bookmarks.ts";

interface BookmarkFormProps {
  readonly bookmark: BookmarkItem;
  /** Labels that the reader uses already. */
  readonly labels: readonly string[];
  readonly onDone: () => void;
}

/** The note and the label of a bookmark. */
export function BookmarkForm({ bookmark, labels, onDone }: BookmarkFormProps) {
  const t = useTexts("bookmark");
  const listId = useId();
  const [note, setNote] = useState(bookmark.value.note ?? "");
  const [label, setLabel] = useState(bookmark.value.label ?? "");
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        void changeBookmark(bookmark, { note, label }).then(onDone);
      }}
    >
      <TextAreaField
        label={t("note")}
        dir="auto"
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <TextField
        label={t("label")}
        dir="auto"
        placeholder={t("labelHint")}
        maxLength={MAX_LABEL_LENGTH}
        list={listId}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {labels.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <FormButtons>
        <Button h={44} variant="default" onClick={() => void removeBookmark(bookmark).then(onDone)}>
          {t("remove")}
        </Button>
        <Button h={44} type="submit">
          {t("save")}
        </Button>
      </FormButtons>
    </FormLayout>
  );
}
