/** One question to learn from: a row of features for each option, and which is right. */
export interface Example {
  readonly rows: readonly (readonly number[])[];
  readonly right: number;
}

const ROUNDS = 12;
const DECAY = 0.004;

/** A logistic regression over four options: returns the weight of each feature. */
export function learn(examples: readonly Example[]): Float64Array {
  const columns = examples[0]?.rows[0]?.length ?? 0;
  const weights = new Float64Array(columns);
  const squares = new Float64Array(columns).fill(1e-3);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { rows, right } of examples) {
      const chances = softmax(rows.map((row) => score(weights, row)));
      const errors = chances.map((chance, index) => chance - Number(index === right));
      for (let column = 0; column < columns; column++) {
        let slope = DECAY * (weights[column] ?? 0);
        for (let index = 0; index < rows.length; index++)
          slope += (errors[index] ?? 0) * (rows[index]?.[column] ?? 0);
        squares[column] = (squares[column] ?? 0) + slope * slope;
        weights[column] = (weights[column] ?? 0) - (0.1 * slope) / Math.sqrt(squares[column] ?? 1);
      }
    }
  }
  return weights;
}

/** The option with the highest weighted sum. */
export function choose(weights: Float64Array, rows: readonly (readonly number[])[]): number {
  const scores = rows.map((row) => score(weights, row));
  return scores.indexOf(Math.max(...scores));
}

function score(weights: Float64Array, row: readonly number[]): number {
  let sum = 0;
  for (let column = 0; column < row.length; column++)
    sum += (weights[column] ?? 0) * (row[column] ?? 0);
  return sum;
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}
