import { MAX_LABEL_LENGTH, MAX_NOTE_LENGTH } from "@daily-quran/domain/progress/progress-limits";
import { Button } from "../../ui/buttons/button.tsx";
import { useId, useState } from "react";
import { useDraft } from "../../reader/forms/use-draft.ts";
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

/** The note and the label of a bookmark; what was typed and not saved comes back. */
export function BookmarkForm({ bookmark, labels, onDone }: BookmarkFormProps) {
  const t = useTexts("bookmark");
  const listId = useId();
  const saved = { note: bookmark.value.note ?? "", label: bookmark.value.label ?? "" };
  const draft = useDraft(`bookmark ${bookmark.id}`, saved);
  const [typed, setTyped] = useState(draft.typed ?? saved);
  const [isFromBefore, setFromBefore] = useState(draft.typed !== undefined);
  const type = (change: Partial<typeof saved>) => {
    setTyped({ ...typed, ...change });
    draft.keep({ ...typed, ...change });
  };
  const finish = () => {
    draft.forget();
    setFromBefore(false);
    onDone();
  };
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        void changeBookmark(bookmark, typed).then(finish);
      }}
    >
      <TextAreaField
        label={t("note")}
        description={isFromBefore && t("unsaved")}
        dir="auto"
        maxLength={MAX_NOTE_LENGTH}
        value={typed.note}
        onChange={(event) => type({ note: event.currentTarget.value })}
      />
      <TextField
        label={t("label")}
        dir="auto"
        placeholder={t("labelHint")}
        maxLength={MAX_LABEL_LENGTH}
        list={listId}
        value={typed.label}
        onChange={(event) => type({ label: event.currentTarget.value })}
      />
      <datalist id={listId}>
        {labels.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <FormButtons>
        <Button variant="default" onClick={() => void removeBookmark(bookmark).then(finish)}>
          {t("remove")}
        </Button>
        <Button type="submit">{t("save")}</Button>
      </FormButtons>
    </FormLayout>
  );
}
