/**
 * Ignores a file dropped beside a drop area. The browser would show it in place of the page, and all typed input would be
 * lost. Returns a function that ends this.
 */
export const ignoreStrayFiles = (
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): (() => void) => {
  const ignore = (event: DragEvent): void => {
    // A drop area has dealt with its own files by now.
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  page.addEventListener('dragover', ignore);
  page.addEventListener('drop', ignore);
  return () => {
    page.removeEventListener('dragover', ignore);
    page.removeEventListener('drop', ignore);
  };
};
