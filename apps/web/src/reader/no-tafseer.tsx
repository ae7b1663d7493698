/** What there is to say where no commentary is installed, and who can change it. */
export function NoTafseer() {
  return (
    <>
      No tafseer is installed. The people who run this site can add one:{" "}
      <code>pnpm editions add en-al-jalalayn</code>
    </>
  );
}
