const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [720, 420, 50, 380, 20];
const NAMES_AT = 430;

/** A line of the plot: milliseconds at each size. */
interface Line {
  readonly road: string;
  readonly times: readonly number[];
}

/** An SVG with both axes logarithmic, a line a road, named at its end; the slowest stand on top. */
export function plotOf(sizes: readonly number[], lines: readonly Line[]): string {
  const all = lines.flatMap(({ times }) => times).map(Math.log10);
  const [low, high] = [Math.floor(Math.min(...all)), Math.ceil(Math.max(...all))];
  const [first = 1, last = 1] = [sizes[0], sizes.at(-1)].map((size) => Math.log10(size ?? 1));
  const x = (size: number) =>
    Math.round(LEFT + ((Math.log10(size) - first) / (last - first)) * (NAMES_AT - LEFT - 10));
  const y = (ms: number) =>
    Math.round(BOTTOM - ((Math.log10(ms) - low) / (high - low)) * (BOTTOM - TOP));
  const scale = Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at));
  const step = (BOTTOM - TOP) / lines.length;
  const named = lines.toSorted((one, other) => (other.times.at(-1) ?? 0) - (one.times.at(-1) ?? 0));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${scale.map((ms) => `<path d="M${LEFT} ${y(ms)}H${NAMES_AT - 10}" stroke="#ddd"/><text x="${LEFT - 6}" y="${y(ms) + 4}" text-anchor="end">${ms} ms</text>`).join("\n")}
${sizes.map((size) => `<text x="${x(size)}" y="${BOTTOM + 18}" text-anchor="middle">${size.toLocaleString("en")}</text>`).join("\n")}
${named
  .map(({ road, times }, at) => {
    const color = `hsl(${Math.round((at * 360) / named.length)} 60% 40%)`;
    const nameY = Math.round(TOP + at * step + 8);
    const points = sizes.map((size, index) => `${x(size)},${y(times[index] ?? 1)}`);
    return `<polyline points="${points.join(" ")} ${NAMES_AT},${nameY}" fill="none" stroke="${color}"/><text x="${NAMES_AT + 6}" y="${nameY + 4}" fill="${color}">${road} ${(times.at(-1) ?? 0).toFixed(1)}</text>`;
  })
  .join("\n")}
<text x="${LEFT}" y="${HEIGHT - 6}">accounts; milliseconds at the median</text>
</svg>
`;
}
