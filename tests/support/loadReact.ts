/**
 * A build in this process makes it one of production, and React is what the process is when it is loaded. The files of a
 * worker share it, in whatever order they come: those that render the theme's sources need the development build.
 */
import 'react/jsx-dev-runtime';
import 'react-dom/server';
