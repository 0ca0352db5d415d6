import { useEffect, useState } from 'react';

/** The model of what is edited, which keeps what is typed for as long as its panel stands. */
export const useEditor = <
  Editor extends { readonly start: () => void; readonly dispose: () => void },
>(
  make: () => Editor,
): Editor => {
  const [editor] = useState(make);
  useEffect(() => {
    editor.start();
    return () => editor.dispose();
  }, [editor]);
  return editor;
};
