import {
  limits
} from "./chunk-7AN6LYWP.js";

// src/features/documents/extract/lines.ts
var Lines = class {
  text = "";
  /** What separates the text so far from the next piece: kept apart, because taking it back from a long text costs a copy of it. */
  gap = "";
  length = 0;
  add(piece) {
    if (piece === "" || this.length > limits.characters) return;
    const added = this.text === "" ? piece : this.gap + piece;
    this.text += added;
    this.length += added.length;
    this.gap = "";
  }
  /** Empty lines beyond one say nothing. */
  endLine() {
    if (this.gap.length < 2) this.gap += "\n";
  }
  /** A cell's last paragraph ends with its cell, so that a row is one line. */
  endCell() {
    this.gap = `${this.gap.replace(/\n$/, "")}	`;
  }
  endRow() {
    this.gap = "\n";
  }
  /** The text since the last call. */
  take() {
    const { text } = this;
    this.text = "";
    this.gap = "";
    return text;
  }
};

export {
  Lines
};
//# sourceMappingURL=chunk-SFDK2ENS.js.map
