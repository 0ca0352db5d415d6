/** The node that a translation tool put in place of a text node. */
interface StandIn {
  readonly node: ChildNode;
  /** The original text that the app had written. */
  readonly words: string;
}

/**
 * Maximum number of times that `keepTexts` puts one text node back. A node removed more often is given up, because another
 * script keeps removing it.
 */
const TIMES = 20;

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node | null): node is HTMLElement => node?.nodeType === Node.ELEMENT_NODE;
/** Returns true if a node is a FONT element. Only translation tools insert FONT elements; the app never does. */
const isFont = (node: Node | null): node is HTMLElement =>
  isElement(node) && node.tagName === 'FONT';

/** Returns the child of `place` that contains `node`, or null when there is none. */
const holderIn = (place: Node, node: Node): ChildNode | null => {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== place) at = at.parentNode;
  return at as ChildNode | null;
};

/** Returns the element that replaced a text node. Returns null when the app itself removed the text node. */
const replacedBy = ({ addedNodes, nextSibling, previousSibling }: MutationRecord) =>
  [...addedNodes].find(isElement) ?? [previousSibling, nextSibling].find(isFont) ?? null;

/**
 * Keeps the app working when translators or extensions remove its text nodes. Each removed text node is put back, empty,
 * beside its replacement. The replacement is removed once the app changes or removes the text node.
 */
export const keepTexts = (root: Node): (() => void) => {
  const standIns = new WeakMap<Text, StandIn>();
  const texts = new WeakMap<Node, Text>();
  const times = new WeakMap<Text, number>();

  const forget = (text: Text): StandIn | undefined => {
    const standIn = standIns.get(text);
    standIns.delete(text);
    if (standIn !== undefined) texts.delete(standIn.node);
    return standIn;
  };
  const putBack = (text: Text, node: ChildNode): void => {
    const words = text.data === '' ? (standIns.get(text)?.words ?? '') : text.data;
    forget(text);
    // If the translator moved the text node into its replacement, a copy of the text must stay there.
    if (node.contains(text)) text.replaceWith(words);
    text.data = '';
    node.before(text);
    standIns.set(text, { node, words });
    texts.set(node, text);
  };
  const taken = (text: Text, record: MutationRecord): void => {
    const place = record.target;
    if (text.parentNode === place) {
      const standIn = standIns.get(text);
      if (standIn?.node.parentNode === place) text.after(standIn.node);
      return;
    }
    const node = text.isConnected ? holderIn(place, text) : replacedBy(record);
    if (node === null || node.parentNode !== place) {
      if (!text.isConnected) forget(text)?.node.remove();
      return;
    }
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    if (before < TIMES) putBack(text, node);
  };
  const standInGone = (node: Node, record: MutationRecord): void => {
    const text = texts.get(node);
    if (text === undefined || node.isConnected) return;
    const next = [...record.addedNodes].find(isElement);
    if (next !== undefined && text.parentNode === next.parentNode) putBack(text, next);
    else {
      // The translator removed its replacement to restore the original, so the text node gets its text back.
      const original = forget(text)?.words;
      if (text.isConnected && text.data === '' && original !== undefined) text.data = original;
    }
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { removedNodes, target, type } = record;
      if (type === 'characterData') {
        if (isText(target) && target.data !== '') forget(target)?.node.remove();
        continue;
      }
      for (const node of removedNodes) {
        if (isText(node)) taken(node, record);
        else standInGone(node, record);
      }
    }
    // Discards the mutation records that this observer itself caused.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
  };
};
