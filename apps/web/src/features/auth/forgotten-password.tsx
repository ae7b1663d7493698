import { useSiteSettings } from "../../reader/site-settings.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./auth-screen.module.css";

/** No mail is sent: the operator makes a reset link. */
export function ForgottenPassword() {
  const t = useTexts("auth");
  const { contactEmail } = useSiteSettings();
  return (
    <p className={classes["forgotten"]}>
      {contactEmail
        ? t("forgotten", {
            address: contactEmail,
            mail: (address) => <a href={`mailto:${contactEmail}`}>{address}</a>,
          })
        : t("forgottenNoAddress")}
    </p>
  );
}
