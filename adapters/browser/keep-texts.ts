/** The node that a translator put on the page in place of one of the app's texts. */
interface StandIn {
  readonly node: ChildNode;
  /** The text that the app had written. */
  readonly words: string;
}

/** How often one text is put back. Beyond this, some other script is undoing the change, and the page is left as it is. */
const TIMES = 20;

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node | null): node is HTMLElement => node?.nodeType === Node.ELEMENT_NODE;
/** The app renders no FONT elements; every translator does. */
const isFont = (node: Node | null): node is HTMLElement =>
  isElement(node) && node.tagName === 'FONT';

/** Returns the child of `place` that contains a node, or null when there is none. */
const holderIn = (place: Node, node: Node): ChildNode | null => {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== place) at = at.parentNode;
  return at as ChildNode | null;
};

/**
 * Returns the element that replaced a text. Returns null when the app itself removed the text, because the app never
 * inserts an element in the same step.
 */
const replacedBy = ({ addedNodes, nextSibling, previousSibling }: MutationRecord) =>
  [...addedNodes].find(isElement) ?? [previousSibling, nextSibling].find(isFont) ?? null;

/**
 * Protects the app from translators and extensions that remove text nodes which the app still uses. Without this, the app
 * fails when it inserts next to such a node or replaces it, and text that it writes there is never displayed. Each removed
 * node is put back, empty, beside the element that replaced it. When the app writes to the node or removes it, that
 * element is removed.
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
    // If the text node was moved into its stand-in, a copy of its text stays there.
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
      // The translator restored the original, so the node gets its own text back.
      const message = forget(text)?.words;
      if (text.isConnected && text.data === '' && message !== undefined) text.data = message;
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
    // Discards the mutations that this observer caused itself.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
  };
};
