/** What the schemas find wrong with single fields, each by its own words. */
export const fields = {
  "This is missing.": "This is missing.",
  "This must be text.": "This must be text.",
  "This contains a character that is not text.": "This contains a character that is not text.",
  "This contains an invisible character. Type the name by hand, without it.":
    "This contains an invisible character. Type the name by hand, without it.",
  "This is either true or false.": "This is either true or false.",
  "An ID is a whole number.": "An ID is a whole number.",
  "An ID is a whole number from 1.": "An ID is a whole number from 1.",
  "The limit must be a whole number from 1.": "The limit must be a whole number from 1.",
  "Enter a username.": "Enter a username.",
  "A username has at most 50 characters.": "A username has at most 50 characters.",
  "A username has no spaces and no @.": "A username has no spaces and no @.",
  "A username has no invisible characters.": "A username has no invisible characters.",
  "Enter an email address.": "Enter an email address.",
  "An email address has at most 254 characters.": "An email address has at most 254 characters.",
  "This is not a valid email address.": "This is not a valid email address.",
  "A password has at least 8 characters.": "A password has at least 8 characters.",
  "A password has at most 128 characters.": "A password has at most 128 characters.",
  "Enter your password.": "Enter your password.",
  "Enter your username or email address.": "Enter your username or email address.",
  "A username or email address has at most 254 characters.":
    "A username or email address has at most 254 characters.",
  "Group name is required": "Group name is required",
  "Cycle name is required": "Cycle name is required",
  "Name too long": "Name too long",
  "Private is either true or false.": "Private is either true or false.",
  "Choose member, moderator or admin.": "Choose member, moderator or admin.",
  "Name one user, by ID or by username.": "Name one user, by ID or by username.",
  "Start date is required": "Start date is required",
  "The start date must be a date that exists, as YYYY-MM-DD.":
    "The start date must be a date that exists, as YYYY-MM-DD.",
  "The start day must be a whole number from 1 to 300.":
    "The start day must be a whole number from 1 to 300.",
  "Points must be a whole number from 0 to 100.": "Points must be a whole number from 0 to 100.",
  "An invite is valid for 1 to 90 days.": "An invite is valid for 1 to 90 days.",
  "The choice is the number of an option, 0 to 3.":
    "The choice is the number of an option, 0 to 3.",
  "A count of right answers is a whole number from 0.":
    "A count of right answers is a whole number from 0.",
  "The points are a whole number from 0.": "The points are a whole number from 0.",
  "Choose en or bn.": "Choose en or bn.",
  "This is no question of a quiz.": "This is no question of a quiz.",
  "A report needs a UUID as its id.": "A report needs a UUID as its id.",
  "There is no such verse.": "There is no such verse.",
  "The text shown is too long.": "The text shown is too long.",
  "Say what is wrong.": "Say what is wrong.",
  "Use at most 2000 characters.": "Use at most 2000 characters.",
  "Give the plan a name.": "Give the plan a name.",
  "This is not a date that exists, written YYYY-MM-DD.":
    "This is not a date that exists, written YYYY-MM-DD.",
  "A plan begins between 2000-01-01 and 2999-12-31.":
    "A plan begins between 2000-01-01 and 2999-12-31.",
  "Write a whole number.": "Write a whole number.",
  "A plan has a day at least.": "A plan has a day at least.",
  "A plan has at most 3,660 days, ten years.": "A plan has at most 3,660 days, ten years.",
  "A plan reads two minutes a day at least.": "A plan reads two minutes a day at least.",
  "A day has 1,440 minutes.": "A day has 1,440 minutes.",
  "A plan can be changed 50 times.": "A plan can be changed 50 times.",
  "What is unread is in too many parts: read some of it first.":
    "What is unread is in too many parts: read some of it first.",
  'The reading plan must be "detailed".': 'The reading plan must be "detailed".',
  "This was sent more than once.": "This was sent more than once.",
  "Name the token.": "Name the token.",
  "A token is valid for 1 to 366 days.": "A token is valid for 1 to 366 days.",
  "Choose read, write or groups.": "Choose read, write or groups.",
  "Name each scope once.": "Name each scope once.",
  "The surah must be a whole number from 1 to 114.":
    "The surah must be a whole number from 1 to 114.",
  "The juz must be a whole number from 1 to 30.": "The juz must be a whole number from 1 to 30.",
  "The page must be a whole number from 1 to 604.":
    "The page must be a whole number from 1 to 604.",
  "Write a verse as 2:255, or several as 2:255-257.":
    "Write a verse as 2:255, or several as 2:255-257.",
  "This date has not come yet.": "This date has not come yet.",
  "A mark is for a date from 2000 on.": "A mark is for a date from 2000 on.",
  "The last verse is before the first.": "The last verse is before the first.",
} as const;
