/**
 * A build sets this process to production, and React uses the mode in which it is first loaded. The files of a worker
 * share one React, in any order, and those that render the theme's sources need the development build.
 */
import 'react/jsx-dev-runtime';
import 'react-dom/server';
