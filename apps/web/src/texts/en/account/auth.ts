/** Signing in and up, and what stands in place of a page that needs an account. */
export const auth = {
  head: "Sign In · Daily Quran Reading",
  description: "Sign in to join reading groups, take the daily quiz and keep your progress.",
  title: "Read together",
  why: "With an account your place, marks, plans and bookmarks are on all your devices, also if you read alone; you can join reading groups and take the daily quiz. Reading needs none.",
  textKept:
    "You were signed out, and what you typed is kept here for you. Sign in again and open the form once more: it has your text.",
  needs: "Signing in needs",
  login: "Login",
  register: "Register",
  usernameOrEmail: "Username or Email",
  password: "Password",
  signIn: "Sign In",
  signingIn: "Signing in...",
  loginFailed: "Login failed",
  username: "Username",
  usernameRule: "One word, without spaces: it is what others see.",
  email: "Email",
  createAccount: "Create Account",
  creatingAccount: "Creating account...",
  registrationFailed: "Registration failed",
  forgot: "Forgot your password?",
  forgottenLoading: "One moment...",
  forgotten:
    "Forgot your password? Write to <mail>{address}</mail> for a link that sets a new one.",
  forgottenNoAddress:
    "Forgot your password? Ask whoever runs this site for a link that sets a new one. Who told you of the site may know who that is.",
  checkFailed: "We could not check whether you are signed in.",
  pageFailed: "This page could not be loaded. You are still signed in on this device.",
  ownFailed: "What your account has could not be loaded.",
} as const;
