/** `<todays-reading server="https://quran.example.org">`: the first verses of the day, with a link to all. */
class TodaysReading extends HTMLElement {
  async connectedCallback() {
    const server = this.getAttribute("server");
    this.textContent = "Loading today’s reading…";
    try {
      const [reading, editions] = await Promise.all([
        fetchDocument(`${server}/api/current-reading`),
        fetchDocument(`${server}/api/editions`),
      ]);
      this.show(reading, editions.find(isEnglish), server);
    } catch (error) {
      this.textContent = error.message;
    }
  }

  show({ day, readingTitle, surahs }, { name, author, source }, server) {
    const title = element("h2", `Day ${day}: ${readingTitle}`);
    const verses = surahs[0].verses
      .slice(0, 2)
      .map(({ arabic, translation, translationNotes = [], translationRemark }) => {
        const verse = element("blockquote");
        const original = element("p", arabic);
        Object.assign(original, { lang: "ar", dir: "rtl" });
        verse.append(original, element("p", translation));
        // What is to be known of a translation is shown with it.
        for (const { text } of translationNotes) verse.append(element("small", text));
        if (translationRemark) verse.append(element("small", translationRemark.text.en));
        return verse;
      });
    const translated = element("a", `${name}, ${author}`);
    translated.href = source;
    const link = element("a", "Read on");
    link.href = `${server}/`;
    this.replaceChildren(title, ...verses, translated, " · ", link);
  }
}

const isEnglish = ({ kind, language, isDefault }) =>
  kind === "translation" && language === "en" && isDefault;

/**
 * The browser keeps a document with its ETag, and `no-cache` has it ask whether that is still right: 304
 * costs nothing. Without cookies, as every site gets the same.
 */
async function fetchDocument(url) {
  const response = await fetch(url, { cache: "no-cache", credentials: "omit" }).catch(() => {
    throw new Error("The reading could not be reached.");
  });
  if (response.ok) return response.json();
  const { error } = await response.json();
  throw new Error(error);
}

/** Text is set, never parsed: what a server sends can't become markup of this page. */
function element(name, text = "") {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

customElements.define("todays-reading", TodaysReading);
