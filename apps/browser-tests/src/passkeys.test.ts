import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { goTo, openPage } from "../support/browse.ts";
import { accountButton, button, newPerson, REFUSED } from "../support/groups.ts";

const PASSWORD = "three unrelated words";

/** At the end of an address: the browser offers no passkey in the field, so that only the button asks. */
const NO_OFFER = "#no-offer";

/** A device of a page's browser that keeps passkeys; its owner touches it whenever it asks. */
async function deviceOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its owner is recognised. */
    know: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    kept: async () =>
      (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

async function openPasskeys(page: Page): Promise<void> {
  // Without the offer: the form that logging out shows here would sign in again at once.
  await goTo(page, `/account${NO_OFFER}`);
  await page.getByRole("heading", { name: "Passkeys", exact: true }).click();
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByLabel("Your password").fill(PASSWORD);
  await button(page, "Add a Passkey").click();
}

async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await button(page, "Logout").click();
  await page.getByRole("link", { name: "Sign In" }).first().waitFor();
}

test("a passkey signs in without a name, is named, sets a password, and is over once removed", async () => {
  const devices: Awaited<ReturnType<typeof deviceOf>>[] = [];
  const { page, username } = await newPerson("amina", {
    mayFail: REFUSED,
    before: async (opened) => {
      devices.push(await deviceOf(opened));
      await opened.addInitScript((mark) => {
        if (location.hash === mark)
          PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      }, NO_OFFER);
    },
  });
  const [phone] = devices;
  if (!phone) throw new Error("The page has no device.");
  await openPasskeys(page);
  await page.getByText("You have no passkey yet.", { exact: true }).waitFor();
  await phone.know(false);
  await addPasskey(page);
  await page.getByRole("alert").filter({ hasText: "No passkey was chosen." }).waitFor();
  await phone.know(true);
  await addPasskey(page);
  await page.getByText("Passkey added", { exact: true }).waitFor();
  expect(await phone.kept()).toBe(1);
  await addPasskey(page);
  await page.getByText("This device has a passkey of yours already.", { exact: true }).waitFor();

  await page.getByRole("button", { name: /^Rename the passkey / }).click();
  const dialog = page.getByRole("dialog", { name: "Rename this passkey" });
  await dialog.getByLabel("Name").fill("My phone");
  await button(dialog, "Save").click();
  await button(page, "Remove the passkey My phone").waitFor();

  await logOut(page);
  // Its owner touches it whenever it asks: what the field offers is taken at once.
  await page.goto("/auth");
  await accountButton(page).waitFor();
  await logOut(page);
  await goTo(page, `/auth${NO_OFFER}`);
  await button(page, "Sign in with a passkey").click();
  await accountButton(page).waitFor();

  await openPasskeys(page);
  await page.getByText("Forgot your password? Set a new one with a passkey").click();
  await page.getByLabel("New password").last().fill("four more unrelated words");
  await button(page, "Set Password with a Passkey").click();
  await page.getByText("Password set", { exact: true }).waitFor();

  const desk = await openPage("/auth", { mayFail: REFUSED });
  await desk.getByLabel("Username or Email").fill(username);
  await desk.getByLabel("Password", { exact: true }).first().fill("four more unrelated words");
  await button(desk, "Sign In").click();
  await accountButton(desk).waitFor();
  await openPasskeys(desk);
  await button(desk, "Remove the passkey My phone").click();
  await button(desk, "Remove Passkey").click();
  await desk.getByText("You have no passkey yet.", { exact: true }).waitFor();

  await logOut(page);
  await goTo(page, `/bn/auth${NO_OFFER}`);
  await button(page, "পাসকি দিয়ে সাইন ইন করুন").click();
  await page.getByText("এই পাসকিটি এখানে চেনা যাচ্ছে না").waitFor();
});
