import { onCommand } from "./on-command.ts";
import { onReport } from "./on-report.ts";
import type { PlayerEvent, PlayerState, Report, Status, Step } from "./player-state.ts";

/** The player as a pure state machine: a state and an event return the next state and effects. */
export function transition(state: PlayerState, event: PlayerEvent): Step {
  const step = isReport(event) ? onReport(state, event) : onCommand(state, event);
  const timerIsDue = isTimed(state.phase.status) && !isTimed(step.state.phase.status);
  return timerIsDue
    ? { state: step.state, effects: [{ type: "stopTimer" }, ...step.effects] }
    : step;
}

const isReport = (event: PlayerEvent): event is Report => "token" in event;

/** The states with a running timer. */
const isTimed = (status: Status) => status === "loading" || status === "between";
