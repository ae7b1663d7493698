import { toLatinDigits } from "@daily-quran/quran/latin-digits";
import type { TextInputProps } from "@mantine/core";
import { useState } from "react";
import { useFormats } from "../../texts/use-formats.ts";
import { TextField } from "./text-field.tsx";

interface NumberFieldProps extends Omit<TextInputProps, "value" | "onChange"> {
  /** A whole number; NaN while there is none. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A field for a whole number in Latin, Bengali or Arabic digits, which a field of the type number refuses. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState("");
  const { numerals } = useFormats();
  const written = Number.isNaN(value) ? "" : numerals(String(value));
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={Object.is(numberOf(typed), value) ? typed : written}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(numberOf(currentTarget.value));
      }}
    />
  );
}

function numberOf(typed: string): number {
  const digits = toLatinDigits(typed.trim());
  return /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
}
