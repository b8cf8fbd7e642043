import { blogPostSchema } from '@astaguide/contracts/blog-post';
import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { AuthService } from '../auth/auth.service';
import { Public } from '../http/route-options';
import { BlogService } from './blog.service';

class BlogPostDto extends createZodDto(blogPostSchema) {}

/** Public with a session: what is answered depends on whether the owner asks. */
@ApiTags('blog')
@Public()
@Controller('api/blog')
export class BlogController {
  constructor(
    private readonly posts: BlogService,
    private readonly auth: AuthService,
  ) {}

  @Get()
  @ApiQuery({
    name: 'published',
    required: false,
    description: "'true' for everybody; else the owner's list",
  })
  @ApiOkResponse({ type: [BlogPostDto] })
  async list(
    @Req() { session }: FastifyRequest,
    @Query('published') published?: string,
  ): Promise<BlogPostDto[]> {
    if (published === 'true') return this.posts.listPublished();
    return this.posts.listAll(await this.auth.findBySession(session));
  }

  @Get('slug/:slug')
  @ApiOkResponse({ type: BlogPostDto })
  async getBySlug(@Req() { session }: FastifyRequest, @Param('slug') slug: string): Promise<BlogPostDto> {
    return this.posts.getBySlug(slug, await this.auth.findBySession(session));
  }
}
