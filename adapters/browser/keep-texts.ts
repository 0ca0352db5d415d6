/** What stands on the page instead of a text of the app. */
interface StandIn {
  readonly node: ChildNode;
  /** What the app had written. */
  readonly words: string;
}

/** A page that something fights over is left to it: more often than this a text is not put back. */
const TIMES = 20;

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node | null): node is HTMLElement => node?.nodeType === Node.ELEMENT_NODE;
/** The app draws none; every translator does. */
const isFont = (node: Node | null): node is HTMLElement =>
  isElement(node) && node.tagName === 'FONT';

/** The child of `place` that holds a node. */
const holderIn = (place: Node, node: Node): ChildNode | null => {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== place) at = at.parentNode;
  return at as ChildNode | null;
};

/** What a text was replaced by; null where the app itself took it away, which never puts an element in its place in one step. */
const replacedBy = ({ addedNodes, nextSibling, previousSibling }: MutationRecord) =>
  [...addedNodes].find(isElement) ?? [previousSibling, nextSibling].find(isFont) ?? null;

/**
 * Translators and extensions take texts out of the places where the app put them, and the app fails when it draws beside
 * or instead of such a text, or writes where nobody reads. Here each text goes back to its place, empty, beside what
 * stands for it; when the app writes into it or takes it away, the stand-in goes.
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
    // Moved as it is into what stands for it, it leaves its words there.
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
      // The original is shown again.
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
    // What was done here itself.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
  };
};
