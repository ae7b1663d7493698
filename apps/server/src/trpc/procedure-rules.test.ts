import { expect, test } from "vitest";
import { z } from "zod";
import { useDatabase } from "../../test/database.ts";
import { people } from "../../test/people.ts";
import { procedureNames, procedureType } from "../../test/procedure-contract.ts";
import { request } from "../../test/request.ts";
import { useApp } from "../../test/use-app.ts";
import { MAX_CALLS } from "../server/trpc-batches.ts";
import { restRoutes } from "../api/rest-routes.ts";
import { type ProcedureName, ruleOf } from "./router.ts";

/** Who may call each procedure, and what it costs: a new one needs its place here. */
const RULES: Readonly<Record<string, readonly ProcedureName[]>> = {
  "public, document": [
    "reading.current",
    "reading.tomorrow",
    "reading.day",
    "reading.schedule",
    "edition.list",
  ],
  "public, search": ["search.find", "quotation.check"],
  "public, none": ["system.health", "system.ready", "system.clientErrors"],
  "public, password": ["auth.register", "auth.login", "auth.resetPassword"],
  "public, database": [
    "auth.requestReset",
    "auth.checkReset",
    "auth.logout",
    "passkey.startSignIn",
    "passkey.signIn",
    "user.ifAny",
    "invite.preview",
    "khatma.see",
    "khatma.byCode",
    "khatma.enter",
    "khatma.mark",
    "khatma.takeOne",
    "khatma.giveBack",
    "report.send",
  ],
  "session, database": [
    "auth.signOutEverywhere",
    "auth.sessions",
    "auth.endSession",
    "auth.events",
    "auth.mails",
    "auth.setMails",
    "auth.deletionPreview",
    "reminder.subscribe",
    "reminder.unsubscribe",
    "passkey.list",
    "passkey.add",
    "passkey.rename",
    "passkey.remove",
    "calendar.get",
    "calendar.make",
    "calendar.end",
    "token.list",
    "token.create",
    "token.end",
  ],
  "session, password": [
    "auth.changePassword",
    "auth.changeEmail",
    "auth.deleteAccount",
    "passkey.start",
    "passkey.setPassword",
  ],
  "read, database": [
    "user.me",
    "user.language",
    "reminder.get",
    "webhook.list",
    "announcement.quiet",
    "claim.get",
    "joining.settings",
    "joining.blocked",
    "invite.list",
    "khatma.list",
    "khatma.get",
    "khatma.table",
    "quiz.get",
    "quiz.progress",
    "ownQuestion.list",
    "notification.list",
    "notification.state",
    "notification.unreadCount",
    "checkIn.get",
    "checkIn.settings",
    "progress.summary",
    "progress.marks",
    "progress.positions",
    "progress.export",
    "bookmark.list",
    "bookmark.get",
    "plan.list",
    "plan.get",
  ],
  "read, database, may lag": [
    "group.list",
    "group.byId",
    "groupEvent.list",
    "member.list",
    "cycle.list",
    "leaderboard.get",
    "leaderboard.own",
    "leaderboard.mine",
  ],
  "write, database": [
    "user.chooseLanguage",
    "reminder.set",
    "reminder.followZone",
    "joining.change",
    "joining.unblock",
    "quiz.answer",
    "quiz.complete",
    "quiz.submit",
    "notification.read",
    "notification.readAll",
    "checkIn.add",
    "checkIn.undo",
    "checkIn.changeSettings",
    "progress.sync",
    "progress.mark",
    "progress.unmark",
    "progress.setPosition",
    "progress.import",
    "bookmark.set",
    "bookmark.remove",
    "plan.set",
    "plan.remove",
  ],
  "groups, database": [
    "group.create",
    "group.update",
    "group.delete",
    "group.join",
    "group.leave",
    "group.handOver",
    "claim.ask",
    "claim.end",
    "member.add",
    "member.changeRole",
    "member.remove",
    "announcement.set",
    "announcement.nudge",
    "webhook.create",
    "webhook.remove",
    "webhook.sendAgain",
    "invite.create",
    "invite.revoke",
    "invite.accept",
    "khatma.begin",
    "khatma.change",
    "khatma.delete",
    "khatma.setShare",
    "khatma.freeShare",
    "khatma.takeAlong",
    "khatma.removeReader",
    "khatma.renewKey",
    "cycle.start",
    "cycle.change",
    "cycle.remove",
    "ownQuestion.save",
    "ownQuestion.remove",
  ],
};

const sql = useDatabase();
const running = useApp(sql);

const listed = Object.entries(RULES).flatMap(([rule, names]) =>
  names.map((name) => [name, rule] as const),
);

test("every procedure says who may call it and what it costs", () => {
  const rules = listed.map(([name]) => {
    const { access, cost, mayLag } = ruleOf(name);
    return [name, [access, cost, ...(mayLag ? ["may lag"] : [])].join(", ")];
  });
  expect(rules).toEqual(listed);
  expect(listed.map(([name]) => name).toSorted()).toEqual(procedureNames().toSorted());
});

test("only what is read may lag", () => {
  const lagging = procedureNames().filter((name) => ruleOf(name)?.mayLag);
  expect(lagging.map(procedureType)).toEqual(lagging.map(() => "query"));
});

test("every route has the rule of the procedure that it calls", () => {
  const routes = restRoutes.flatMap((route) => (route.kind === "procedure" ? [route] : []));
  expect(routes.map(({ rule }) => rule)).toEqual(routes.map(({ procedure }) => ruleOf(procedure)));
});

test("by tRPC nobody calls what their session or token does not open", async () => {
  const { amina } = await people(running, "amina");
  const tokenOf = async (scope: string): Promise<Record<string, string>> => {
    const made = await amina.send("POST /api/user/tokens", { name: scope, scopes: [scope] });
    return { authorization: `Bearer ${made.body.token}` };
  };
  const callers = {
    nobody: {},
    read: await tokenOf("read"),
    write: await tokenOf("write"),
    groups: await tokenOf("groups"),
  };
  const opened = {
    nobody: ["public"],
    read: ["public", "read"],
    write: ["public", "read", "write"],
    groups: ["public", "read", "groups"],
  };
  for (const caller of ["nobody", "read", "write", "groups"] as const) {
    const statuses = await statusesFor(callers[caller]);
    const refused = listed.filter(([name]) => [401, 403].includes(statuses.get(name) ?? 0));
    const closed = listed.filter(([name]) => !opened[caller].includes(ruleOf(name).access));
    expect(refused).toEqual(closed);
  }
});

/** The status of a call of each procedure, with an input that none takes. */
async function statusesFor(headers: Record<string, string>): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  for (const type of ["query", "mutation"] as const) {
    const names = procedureNames().filter((name) => procedureType(name) === type);
    for (let first = 0; first < names.length; first += MAX_CALLS) {
      const called = names.slice(first, first + MAX_CALLS);
      const input = JSON.stringify(Object.fromEntries(called.map((_, at) => [at, { json: 7 }])));
      const url = `${running.url}/trpc/${called.join(",")}?batch=1`;
      const response =
        type === "query"
          ? await request(`${url}&input=${encodeURIComponent(input)}`, { headers })
          : await request(url, {
              method: "POST",
              headers: { ...headers, "content-type": "application/json" },
              body: input,
            });
      const results = Results.parse(await response.json());
      results.forEach(({ error }, at) =>
        statuses.set(called[at] ?? "", error?.json.data.httpStatus ?? 200),
      );
    }
  }
  return statuses;
}

const Results = z.array(
  z.object({
    error: z.object({ json: z.object({ data: z.object({ httpStatus: z.int() }) }) }).optional(),
  }),
);
