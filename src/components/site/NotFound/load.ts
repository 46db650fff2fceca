/** The code of the not-found page: a chunk of its own, for no other page needs it. */
export const loadNotFound = () => import(/* webpackChunkName: "not-found" */ '.');
