import { Route, Routes } from 'react-router-dom';
import { MembersOnly } from '../screens/members-only.tsx';
import { NotFoundScreen } from '../screens/not-found-screen.tsx';
import type { AppRoute } from './app-route.ts';
import { ROUTES } from './routes.tsx';

function toRoute({ path, screen, isMembersOnly, titleKey, children = [] }: AppRoute, isTab: boolean) {
  const { Component } = screen;
  const element = isMembersOnly ? (
    <MembersOnly titleKey={isTab ? undefined : titleKey}>
      <Component />
    </MembersOnly>
  ) : (
    <Component />
  );
  return (
    <Route key={path} path={path} element={element}>
      {children.map((child) => toRoute(child, true))}
    </Route>
  );
}

export function Router() {
  return (
    <Routes>
      {ROUTES.map((route) => toRoute(route, false))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
