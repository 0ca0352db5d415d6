import { useEffect, useState } from 'react';

/** Returns an editor that stores drafts while its panel is open. */
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
