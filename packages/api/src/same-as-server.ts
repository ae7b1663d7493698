import type * as packed from "@daily-quran/api";
import type { AppRouter } from "@daily-quran/server/router";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";

/** Each may be given where the other is taken. */
type Both<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type PackedInputs = inferRouterInputs<packed.AppRouter>;
type PackedOutputs = inferRouterOutputs<packed.AppRouter>;

/** What is built has the procedures of the source, with their inputs and outputs. */
export const sameAsServer: readonly [Both<Inputs, PackedInputs>, Both<Outputs, PackedOutputs>] = [
  true,
  true,
];
