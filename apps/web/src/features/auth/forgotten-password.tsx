import { useSiteSettings } from "../../reader/site-settings.ts";
import classes from "./auth-screen.module.css";

/** No mail is sent: the operator makes a reset link. */
export function ForgottenPassword() {
  const { contactEmail } = useSiteSettings();
  return (
    <p className={classes["forgotten"]}>
      Forgot your password?{" "}
      {contactEmail ? (
        <>
          Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> for a link that sets a new
          one.
        </>
      ) : (
        "Ask the people who run this site for a link that sets a new one."
      )}
    </p>
  );
}
