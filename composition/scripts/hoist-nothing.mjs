/**
 * Stands for hoist-non-react-statics in the browser. Emotion hoists for components that are given a theme, of which the
 * portal has none; but a bundler cannot know that the package does nothing when it is only imported.
 * @template T @param {T} component
 */
export default (component) => component;
