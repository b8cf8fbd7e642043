import { Image } from '@astaguide/database/entities/catalog/image.entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImagesController } from './images.controller';
import { ImagesRepository } from './images.repository';
import { ImagesService } from './images.service';
import { ImageSweep } from './image-sweep';
import { UploadsFolder } from './uploads-folder';

@Module({
  imports: [TypeOrmModule.forFeature([Image])],
  controllers: [ImagesController],
  providers: [ImagesRepository, ImagesService, ImageSweep, UploadsFolder],
})
export class ImagesModule {}
