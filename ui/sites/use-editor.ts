import { useEffect, useState } from 'react';

/** What is edited, which keeps what is typed for as long as its panel stands. */
export const useEditor = <Edit>(
  make: () => { readonly edit: Edit; readonly start: () => void; readonly dispose: () => void },
): Edit => {
  const [editor] = useState(make);
  useEffect(() => {
    editor.start();
    return () => editor.dispose();
  }, [editor]);
  return editor.edit;
};
