/**
 * Replaces hoist-non-react-statics in the browser. Emotion uses it for themed components, and the portal has none; but a
 * bundler cannot know that importing the package has no effect.
 * @template T
 * @param {T} component
 */
export default (component) => component;
