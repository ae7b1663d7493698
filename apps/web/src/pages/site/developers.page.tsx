import {
  MAX_PAGE_SIZE,
  MAX_TOKEN_DAYS,
  MAX_TOKENS,
  MADE_LIMIT,
  TOKEN_LIMIT,
} from "@daily-quran/domain/api-limits";
import * as webPaths from "@daily-quran/domain/web-paths";
import type { ReactNode } from "react";
import curlFile from "../../../../../examples/curl/reading.sh?url&no-inline";
import goFile from "../../../../../examples/go/reading.go?url&no-inline";
import pythonFile from "../../../../../examples/python/reading.py?url&no-inline";
import botFile from "../../../../../examples/webhook-bot/post-reading.mjs?url&no-inline";
import widgetFile from "../../../../../examples/widget/todays-reading.js?url&no-inline";
import classes from "../../features/developers/code-sample.module.css";
import { samples } from "../../features/developers/samples.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { useSiteSettings } from "../../reader/site-settings.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import { Prose } from "../../ui/text/prose.tsx";

const code = (words: ReactNode) => <code>{words}</code>;
// Not of the web app: the browser loads them from the server.
const docs = (words: ReactNode) => <a href="/api/docs">{words}</a>;
const file = (words: ReactNode) => <a href="/api/openapi.json">{words}</a>;
const account = (words: ReactNode) => <Link to={webPaths.account}>{words}</Link>;
const contact = (words: ReactNode) => <Link to={webPaths.contact}>{words}</Link>;
const editions = (words: ReactNode) => <a href="/api/editions">{words}</a>;
const sources = (words: ReactNode) => <Link to={webPaths.about}>{words}</Link>;

const save = (url: string, name: string) => (words: ReactNode) => (
  <a href={url} download={name}>
    {words}
  </a>
);
const examples = {
  python: save(pythonFile, "reading.py"),
  go: save(goFile, "reading.go"),
  curl: save(curlFile, "reading.sh"),
  bot: save(botFile, "post-reading.mjs"),
  widget: save(widgetFile, "todays-reading.js"),
};

export function DevelopersPage() {
  const t = useTexts("developers");
  const sample = samples(useSiteSettings().publicUrl);
  return (
    <Prose title={t("title")}>
      <PageHead title={t("head")} description={t("description")} />
      <p>{t("intro")}</p>
      <h2>{t("there")}</h2>
      <ul>
        <li>{t("thereDocs", { docs })}</li>
        <li>{t("thereOpenApi", { file })}</li>
        <li>{t("thereEditions", { editions })}</li>
        <li>{t("thereVerses", { code })}</li>
        <li>{t("thereTexts", { code })}</li>
        <li>{t("thereProcedures", { code })}</li>
        <li>{t("thereAssistants", { code })}</li>
        <li>{t("thereExamples", { ...examples, code, contact })}</li>
      </ul>
      <h2>{t("first")}</h2>
      <p>{t("firstText")}</p>
      <CodeSample text={sample.reading} />
      <p>{t("firstEtag", { code })}</p>
      <p>{t("firstDaily", { code })}</p>
      <CodeSample text={sample.editions} />
      <p>{t("firstEditions", { code })}</p>
      <h2>{t("otherSite")}</h2>
      <p>{t("otherSiteText")}</p>
      <CodeSample text={sample.fetch} />
      <h2>{t("tokens")}</h2>
      <p>{t("tokensText", { account })}</p>
      <CodeSample text={sample.token} />
      <h2>{t("procedures")}</h2>
      <p>{t("proceduresText")}</p>
      <CodeSample text={sample.trpc} />
      <Limits />
      <h2>{t("promise")}</h2>
      <p>{t("promiseText", { code })}</p>
      <h2>{t("licences")}</h2>
      <p>{t("licencesText", { sources, code })}</p>
      <h2>{t("own")}</h2>
      <p>{t("ownText", { code })}</p>
      <CodeSample text={sample.own} />
      <p>{t("ownForms", { code })}</p>
    </Prose>
  );
}

function Limits() {
  const t = useTexts("developers");
  return (
    <>
      <h2>{t("limits")}</h2>
      <ul>
        <li>
          {t("limitRequests", { count: TOKEN_LIMIT.requests, made: MADE_LIMIT.requests, code })}
        </li>
        <li>{t("limitTooMany", { code })}</li>
        <li>{t("limitTokens", { count: MAX_TOKENS, days: MAX_TOKEN_DAYS })}</li>
        <li>{t("limitLists", { count: MAX_PAGE_SIZE, code })}</li>
      </ul>
    </>
  );
}

/** A piece of code to copy; long lines wrap, so that nothing scrolls sideways. */
function CodeSample({ text }: { readonly text: string }) {
  return (
    // Of no language: the face of one would be its own.
    <pre className={classes.sample} dir="ltr" lang="">
      <code>{text}</code>
    </pre>
  );
}
