/**
 * Replaces hoist-non-react-statics in the browser. Emotion uses this package only for themed components, which the portal
 * does not have. A bundler would keep the package, because the bundler cannot know that the import has no effect.
 * @template T
 * @param {T} component
 */
export default (component) => component;
