const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is a file',
  EISDIR: 'it is a folder',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENAMETOOLONG: 'the path is too long',
  ELOOP: 'the path is a loop of links',
};

/** Returns the system's error code of a file error, such as ENOSPC, or '' for any other error. */
export const ioCode = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : '';

/** Returns why a file or folder could not be used, in plain words for the operator. */
export const ioReason = (cause: unknown): string => {
  const code = ioCode(cause);
  return REASONS[code] ?? (code || String(cause));
};
