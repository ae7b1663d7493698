import { textLanguage } from "../../../lib/text-language.ts";
import { usePronunciation } from "../../../reader/use-pronunciation.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import classes from "./pronunciation-signs.module.css";

/** Each sign with the letter that it stands for, and its explanation. */
const LATIN = [
  ["ʿ", "ع", "ayn"],
  ["ʾ", "ء", "hamza"],
  ["ḥ", "ح", "heavyH"],
  ["kh gh", "خ غ", "throat"],
  ["th dh", "ث ذ", "tongue"],
  ["ṣ ḍ ṭ ẓ", "ص ض ط ظ", "heavy"],
  ["q", "ق", "qaf"],
  ["ā ī ū", "ا ي و", "long"],
] as const;

const RECITED = [["â î û", "آ", "drawn"]] as const;

const BENGALI = [
  ["‘", "ع", "ayn"],
  ["’", "ء", "hamza"],
  ["হ", "ح ه", "bothH"],
  ["খ গ", "خ غ", "throat"],
  ["ছ", "ث", "tha"],
  ["য", "ذ ز", "zal"],
  ["স্ব দ্ব ত্ব য্ব", "ص ض ط ظ", "heavy"],
  ["ক্ব", "ق", "qaf"],
  ["বা- বী বূ", "ا ي و", "long"],
  ["বা~ বী~ বূ~", "آ", "drawn"],
  ["ওঁ ইঁ", "نو ني", "nasal"],
] as const;

const STOP = [["|", "ـۘ", "stop"]] as const;

const SIGNS = {
  scholarly: [...LATIN, ...STOP],
  latin: [...LATIN, ...RECITED, ...STOP],
  bengali: [...BENGALI, ...STOP],
} as const;

interface PronunciationSignsProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The key to the signs of the reader's style. */
export function PronunciationSigns({ opened, onClose }: PronunciationSignsProps) {
  const t = useTexts("signs");
  const [style] = usePronunciation();
  return (
    <Dialog title={t("title")} description={t(style)} opened={opened} onClose={onClose}>
      <table className={classes.signs}>
        <tbody>
          {SIGNS[style].map(([sign, letter, about]) => (
            <tr key={about}>
              <th scope="row" translate="no">
                <span lang={textLanguage(sign, "ar-Latn")}>{sign}</span>
                <span lang="ar" dir="rtl">
                  {letter}
                </span>
              </th>
              <td>{t(about)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t("note")}</p>
    </Dialog>
  );
}
