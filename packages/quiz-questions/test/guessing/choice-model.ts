/** One question to learn from: a row of features for each option, and which is right. */
export interface Example {
  readonly rows: readonly Float64Array[];
  readonly right: number;
}

const ROUNDS = 12;
const DECAY = 0.004;

/** A logistic regression over four options: returns the weight of each feature. */
export function learn(examples: readonly Example[]): Float64Array {
  const columns = examples[0]?.rows[0]?.length ?? 0;
  const weights = new Float64Array(columns);
  const squares = new Float64Array(columns).fill(1e-3);
  const slopes = new Float64Array(columns);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { rows, right } of examples) {
      const chances = softmax(rows.map((row) => score(weights, row)));
      for (let column = 0; column < columns; column++)
        slopes[column] = DECAY * (weights[column] ?? 0);
      for (const [index, row] of rows.entries())
        addScaled(slopes, row, (chances[index] ?? 0) - Number(index === right));
      step(weights, squares, slopes);
    }
  }
  return weights;
}

/** The option with the highest weighted sum. */
export function choose(weights: Float64Array, rows: readonly Float64Array[]): number {
  const scores = rows.map((row) => score(weights, row));
  return scores.indexOf(Math.max(...scores));
}

function addScaled(sums: Float64Array, row: Float64Array, factor: number): void {
  for (let column = 0; column < row.length; column++)
    sums[column] = (sums[column] ?? 0) + factor * (row[column] ?? 0);
}

function step(weights: Float64Array, squares: Float64Array, slopes: Float64Array): void {
  for (let column = 0; column < slopes.length; column++) {
    const slope = slopes[column] ?? 0;
    const square = (squares[column] ?? 0) + slope * slope;
    squares[column] = square;
    weights[column] = (weights[column] ?? 0) - (0.1 * slope) / Math.sqrt(square);
  }
}

function score(weights: Float64Array, row: Float64Array): number {
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
