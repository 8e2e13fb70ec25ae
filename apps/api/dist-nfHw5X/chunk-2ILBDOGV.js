// src/features/petitions/export/blocks.ts
var lineBreak = "\u2028";
var isLine = (block) => block !== void 0 && block.kind !== "table" && block.kind !== "page" && block.kind !== "rule";
var line = (kind, runs, more = {}) => ({
  kind,
  runs,
  level: 0,
  marker: "",
  keep: false,
  gap: false,
  flush: false,
  ...more
});
var plain = (runs) => runs.map(({ text }) => text).join("");
function columnShares({ rows }) {
  const columns = rows[0]?.length ?? 0;
  const weights = Array.from({ length: columns }, (_, column) => {
    const longest = Math.max(...rows.slice(0, 200).map((row) => plain(row[column] ?? []).length));
    return Math.sqrt(Math.min(400, Math.max(4, longest)));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const least = 50 / columns;
  return weights.map((weight) => least + weight / total * 50);
}

export {
  lineBreak,
  isLine,
  line,
  plain,
  columnShares
};
//# sourceMappingURL=chunk-2ILBDOGV.js.map
