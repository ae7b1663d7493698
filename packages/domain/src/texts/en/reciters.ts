/** The reciters' names. */
export const reciters = {
  alafasy: "Mishary Rashid Alafasy",
  husary: "Mahmoud Khalil Al-Husary",
  abdulBasit: "Abdul Basit Abdus Samad",
  minshawi: "Mohamed Siddiq Al-Minshawi",
  sudais: "Abdur-Rahman As-Sudais",
};
