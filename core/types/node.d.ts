// Whatever the core imports and asks for the types of Node is given this instead (tsconfig.json, `typeRoots`), so that no
// library lets `process` or `Buffer` into it.
export {};
