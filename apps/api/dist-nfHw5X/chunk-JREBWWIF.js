// src/features/documents/kinds/ole.ts
var MAGIC = Buffer.from([208, 207, 17, 224, 161, 177, 26, 225]);
var LAST_SECTOR = 4294967290;
var NO_ENTRY = 4294967295;
var ENTRY_BYTES = 128;
var MAX_DIRECTORY_SECTORS = 256;
var MAX_TABLE_SECTORS = 64;
var IN_HEADER = 109;
var isOle = (head) => head.subarray(0, 8).equals(MAGIC) && head.length >= 512;
async function oleEntries(bytes) {
  const header = await bytes.read(0, 512);
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new RangeError("no sector size");
  const layout = { bytes, sectorBytes: 1 << shift, table: [] };
  layout.table = await tableSectors(layout, header);
  const directory = await readChain(layout, header.readUInt32LE(48));
  return topEntries(directory, layout.sectorBytes);
}
var offsetOf = (sector, sectorBytes) => (sector + 1) * sectorBytes;
async function readSector({ bytes, sectorBytes }, sector) {
  const data = await bytes.read(offsetOf(sector, sectorBytes), sectorBytes);
  if (data.length === 0) throw new RangeError("sector outside the file");
  return data.length === sectorBytes ? data : Buffer.concat([data], sectorBytes);
}
async function tableSectors(layout, header) {
  const sectors = Array.from({ length: IN_HEADER }, (_, n) => header.readUInt32LE(76 + 4 * n));
  let next = header.readUInt32LE(68);
  for (let read = 0; next < LAST_SECTOR; read++) {
    if (read === MAX_TABLE_SECTORS) throw new RangeError("table too large");
    const data = await readSector(layout, next);
    for (let at = 0; at < layout.sectorBytes - 4; at += 4) sectors.push(data.readUInt32LE(at));
    next = data.readUInt32LE(layout.sectorBytes - 4);
  }
  return sectors.filter((sector) => sector < LAST_SECTOR);
}
async function readChain(layout, first) {
  const perSector = layout.sectorBytes / 4;
  const parts = [];
  const known = /* @__PURE__ */ new Map();
  for (let sector = first; sector < LAST_SECTOR; ) {
    if (parts.length === MAX_DIRECTORY_SECTORS) throw new RangeError("directory too large");
    parts.push(await readSector(layout, sector));
    const holder = layout.table[Math.floor(sector / perSector)];
    if (holder === void 0) throw new RangeError("sector outside the table");
    const follows = known.get(holder) ?? await readSector(layout, holder);
    known.set(holder, follows);
    sector = follows.readUInt32LE(sector % perSector * 4);
  }
  return Buffer.concat(parts);
}
function topEntries(directory, sectorBytes) {
  const entries = /* @__PURE__ */ new Map();
  const count = directory.length / ENTRY_BYTES;
  const seen = /* @__PURE__ */ new Set();
  const waiting = count > 0 ? [directory.readUInt32LE(76)] : [];
  for (let id = waiting.pop(); id !== void 0; id = waiting.pop()) {
    if (id === NO_ENTRY || id >= count || seen.has(id)) continue;
    seen.add(id);
    const entry = directory.subarray(id * ENTRY_BYTES, (id + 1) * ENTRY_BYTES);
    const size = entry.readUInt32LE(120);
    const isShort = size < 4096;
    entries.set(nameOf(entry), { size, offset: isShort ? null : offsetOf(entry.readUInt32LE(116), sectorBytes) });
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
  }
  return entries;
}
var nameOf = (entry) => entry.toString("utf16le", 0, Math.max(0, Math.min(entry.readUInt16LE(64), 64) - 2));

export {
  isOle,
  oleEntries
};
//# sourceMappingURL=chunk-JREBWWIF.js.map
