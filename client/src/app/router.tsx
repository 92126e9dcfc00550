import { Route, Routes } from 'react-router-dom';
import { MembersOnly } from '../screens/members-only.tsx';
import { NotFoundScreen } from '../screens/not-found-screen.tsx';
import type { AppRoute } from './app-route.ts';
import { ROUTES } from './routes.tsx';

function toRoute({ path, screen, isMembersOnly, titleKey, children = [] }: AppRoute) {
  const { Component } = screen;
  const element = isMembersOnly ? (
    <MembersOnly titleKey={titleKey}>
      <Component />
    </MembersOnly>
  ) : (
    <Component />
  );
  return (
    <Route key={path} path={path} element={element}>
      {children.map(toRoute)}
    </Route>
  );
}

export function Router() {
  return (
    <Routes>
      {ROUTES.map(toRoute)}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
